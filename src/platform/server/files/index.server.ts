import type { Env } from '../env.server.ts'
import { FolderStorage } from './folder-storage.server.ts'
import { S3Storage } from './s3-storage.server.ts'
import type { FileStorage } from './storage.server.ts'

export type FilesEnv = Pick<Env, 'DATA_DIR'> &
  Partial<
    Pick<
      Env,
      | 'S3_ENDPOINT'
      | 'S3_REGION'
      | 'S3_BUCKET'
      | 'S3_PRIVATE_BUCKET'
      | 'S3_ACCESS_KEY_ID'
      | 'S3_SECRET_ACCESS_KEY'
    >
  >

/** Opens where files are, as the configuration says: uploaded ones, and those that nothing serves. */
export function openFiles(env: FilesEnv): { files: FileStorage; privateFiles: FileStorage } {
  const { S3_ENDPOINT: endpoint = '', S3_REGION: region = '' } = env
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env
  const { S3_BUCKET, S3_PRIVATE_BUCKET } = env
  if (!S3_BUCKET || !S3_PRIVATE_BUCKET)
    return { files: new FolderStorage(env), privateFiles: new FolderStorage(env, 'private') }
  const access = { endpoint, region, accessKeyId, secretAccessKey }
  return {
    files: new S3Storage({ ...access, bucket: S3_BUCKET }, true),
    privateFiles: new S3Storage({ ...access, bucket: S3_PRIVATE_BUCKET }, false),
  }
}
