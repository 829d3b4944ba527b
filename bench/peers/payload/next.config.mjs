export default { serverExternalPackages: ['payload', '@payloadcms/db-postgres'] }
