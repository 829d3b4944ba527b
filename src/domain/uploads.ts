/** What people may send, as forms say and the server checks. */
export const IMAGE_MAX_MB = 10
export const VIDEO_MAX_MB = 100
export const PDF_MAX_MB = 10

/** What file pickers offer; the server judges by content. */
export const IMAGE_TYPES = '.jpg,.png'
export const VIDEO_TYPES = '.mp4,.mov'
export const PDF_TYPES = '.pdf'

/** Most that is kept of a logo, in pixels: sharp on dense screens at the suggested 380 × 300. */
export const LOGO_BOX = { width: 760, height: 600 }

/** Most that is kept of the picture over the head of a page, in pixels: as wide as most screens. */
export const PAGE_COVER_BOX = { width: 1920, height: 1080 }

/** Said where a picture is none. */
export const IMAGE_WANTED = 'Por favor, envie uma imagem .png ou .jpg.'

/** Said where a video is none. */
export const VIDEO_WANTED = 'Por favor, envie um vídeo .mp4 ou .mov.'

/** Said where a document is no PDF. */
export const PDF_WANTED = 'Por favor, envie um arquivo .pdf.'

/** Said where a file is neither. */
export const IMAGE_OR_PDF_WANTED = 'Por favor, envie uma imagem .png ou .jpg, ou um arquivo .pdf.'

/** Said of a file over its size. */
export const fileTooLarge = (maxMb: number) => `Arquivos com no máximo ${maxMb}MB são aceitos`
