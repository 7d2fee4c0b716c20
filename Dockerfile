# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

FROM base AS deps
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM base AS build
COPY --from=deps /app/node_modules node_modules
COPY . .
# The build starts an empty embedded database. The pages prerendered from it are invalidated when the
# guide starts.
RUN SEED=none DATA_DIR=/tmp/build-data \
    npm run build \
  && rm -rf .next/cache /tmp/build-data \
  && npm prune --omit=dev

FROM base AS runtime
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/* \
  && install --directory --owner=node --group=node /data
ENV NODE_ENV=production \
    DATA_DIR=/data
COPY --from=build /app/package.json /app/package-lock.json /app/tsconfig.json ./
COPY --from=build /app/next.config.mjs /app/postcss.config.mjs /app/payload.config.ts ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/migrations migrations
COPY --from=build /app/public public
COPY --from=build /app/scripts scripts
COPY --from=build /app/server server
COPY --from=build /app/src src
COPY --from=build --chown=node:node /app/.next .next
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/start.mjs", "start"]
