const LINE = /^([a-z_]+)(?:\{(.*)\})? ([-+.\de]+)$/

/** Lines of Prometheus' text format with their labels as they are written. */
function samplesOf(text) {
  return text.split('\n').flatMap((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? []
    return name ? [{ name, labels, value: Number(value) }] : []
  })
}

/**
 * What the alarms look at, by the names that lib/alarms.ts gives it. What the service does not say is left out: nobody
 * takes a number of before for one of now.
 * @param {string} text as `/metrics` answers
 * @param {number | null} before `internal` of the last time; it only grows while the process lives
 */
export function toMetrics(text, before) {
  const samples = samplesOf(text)
  const among = (name, label = '') =>
    samples
      .filter((sample) => sample.name === name && sample.labels.includes(label))
      .map(({ value }) => value)
  const sum = (numbers) => numbers.reduce((total, one) => total + one, 0)
  const internal = sum(among('nakatsugu_operation_seconds_count', 'outcome="INTERNAL"'))
  const largest = {
    database_queued: among('nakatsugu_database_queued'),
    replica_lag_seconds: among('nakatsugu_replica_lag_seconds'),
    replica_unused: among('nakatsugu_replica_used').map((used) => 1 - used),
    mail_oldest_seconds: among('nakatsugu_mail_oldest_seconds'),
    mails_failed: among('nakatsugu_mails', 'state="failed"'),
    mails_refused: ['Sender', 'Login'].flatMap((reason) =>
      among('nakatsugu_mail_faults', `state="waiting",reason="${reason}"`),
    ),
    jobs_failed: among('nakatsugu_job_runs', 'state="failed"'),
    unsealed_seconds: among('nakatsugu_unsealed_seconds'),
    resident_bytes: among('process_resident_memory_bytes'),
    database_down: among('nakatsugu_database_up').map((up) => 1 - up),
  }
  const values = Object.fromEntries(
    Object.entries(largest).flatMap(([name, numbers]) =>
      numbers.length === 0 ? [] : [[name, Math.max(...numbers)]],
    ),
  )
  values.operations_internal = Math.max(0, internal - (before ?? internal))
  return { values, internal }
}
