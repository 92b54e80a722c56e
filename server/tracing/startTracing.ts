import { register } from 'node:module'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import { withoutPeople } from './withoutPeople'

const UNTRACED = new Set(['/livez', '/readyz', '/health'])

/**
 * Sends traces of requests and their statements to a collector. Must run before the rest of the program is loaded,
 * because it steps between the program and its packages.
 * @param endpoint as in OTEL_EXPORTER_OTLP_ENDPOINT, without a final slash; the SDK reads its other variables, such as
 * OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER
 * @returns sends what is still kept and ends
 */
export function startTracing(endpoint: string): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nakatsugu' }),
    spanProcessors: [new BatchSpanProcessor(withoutPeople(exporter))],
  })
  // No propagator: whoever calls decides nothing here, and nobody outside learns the ids.
  provider.register({ propagator: null })
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.has(url.split('?', 1)[0] ?? ''),
      }),
      // Not of jobs that look for work.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  })
  return () => provider.shutdown()
}
