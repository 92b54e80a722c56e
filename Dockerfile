# syntax=docker/dockerfile:1

FROM node:24-slim AS build
WORKDIR /src
COPY . .
RUN npm run package
RUN mkdir /app && tar --extract --gzip --file build/nakatsugu-*.tar.gz --directory /app --strip-components 1
# npm would miss what the archive leaves out.
RUN mkdir /listed && cd /listed && cp -r /app/node_modules /app/package.json . \
  && npm pkg delete devDependencies optionalDependencies overrides \
  && npm sbom --sbom-format cyclonedx > /app/sbom.json

FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app ./
# The only place that is written, by our own pool and without a bucket; everything else may be read-only.
ENV DATA_DIR=/data
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "build/server/index.js", "--production"]
