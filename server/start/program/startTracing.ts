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
 * Sends traces of requests and statements to a collector. Must run before the rest of the program loads, because it
 * patches its packages. Returns a function that sends the remaining traces and stops.
 * @param endpoint as in OTEL_EXPORTER_OTLP_ENDPOINT, without a final slash; the SDK reads its other variables, such as
 * OTEL_EXPORTER_OTLP_HEADERS and OTEL_TRACES_SAMPLER
 */
export function startTracing(endpoint: string): () => Promise<void> {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url)
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'nakatsugu' }),
    spanProcessors: [new BatchSpanProcessor(withoutPeople(exporter))],
  })
  // No propagator: callers have no influence, and the ids never leave.
  provider.register({ propagator: null })
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => UNTRACED.has(url.split('?', 1)[0] ?? ''),
      }),
      // Without jobs that look for work.
      new PgInstrumentation({ requireParentSpan: true, ignoreConnectSpans: true }),
    ],
  })
  return () => provider.shutdown()
}
