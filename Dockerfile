# syntax=docker/dockerfile:1
FROM node:22-bookworm-slim AS build
WORKDIR /praca
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /praca
COPY package.json package-lock.json ./
RUN npm install --no-save --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node:22-bookworm-slim
LABEL org.opencontainers.image.title="Praça" \
      org.opencontainers.image.description="Marketplace e comunidade onde empresas comparam software" \
      org.opencontainers.image.version="0.2.0"
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /praca
RUN mkdir /data && chown node:node /data
COPY --from=packages /praca/node_modules node_modules
COPY --from=build /praca/build build
COPY package.json tsconfig.json ./
COPY scripts scripts
COPY public public
COPY db db
COPY src src
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=2s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process: it hears SIGTERM.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=30", "--no-parallel-scavenge", "scripts/serve.mjs"]
