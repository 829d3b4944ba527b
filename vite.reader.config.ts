import { defineConfig } from 'vite'

/** The thread in which letters are read (`integrations/inbound-mail/reader.server.ts`): a program of its own beside the server's. */
export default defineConfig({
  publicDir: false,
  resolve: { tsconfigPaths: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: './src/integrations/inbound-mail/reader-thread.server.ts',
    outDir: 'build/reader',
    target: 'es2022',
    rollupOptions: { output: { entryFileNames: 'reader-thread.js' } },
  },
})
