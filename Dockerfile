# syntax=docker/dockerfile:1
FROM node:22-bookworm-slim AS build
WORKDIR /praca
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

# Nearly all is in the build: a quarter of the packages is left.
FROM node:22-bookworm-slim AS packages
WORKDIR /praca
COPY package.json package-lock.json ./
COPY scripts/image-packages.mjs scripts/
COPY scripts/lib/not-bundled.mjs scripts/lib/
RUN node scripts/image-packages.mjs && npm install --no-save --no-audit --no-fund

# Without npm, which nothing here runs.
FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
LABEL org.opencontainers.image.title="Praça" \
      org.opencontainers.image.description="Marketplace e comunidade onde empresas comparam software" \
      org.opencontainers.image.version="0.2.0"
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /praca
RUN useradd --uid 1000 --user-group --no-create-home node && mkdir /data && chown node:node /data
COPY --from=packages /praca/node_modules node_modules
COPY --from=build /praca/build build
COPY package.json ./
COPY scripts scripts
COPY db/migrations db/migrations
COPY db/seed/pictures db/seed/pictures
COPY src/platform/server/database/pglite-worker.mjs src/platform/server/database/
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "--initial-heap-size=80", "--no-parallel-scavenge", "--wasm-tiering-budget=100000000", "--wasm-num-compilation-tasks=1", "scripts/serve.mjs"]
