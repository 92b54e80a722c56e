ALTER TABLE "record_reads" ADD COLUMN "session" text;--> statement-breakpoint
CREATE OR REPLACE VIEW whole_record_reads AS
  SELECT r.id, r.read_at, r.actor_id, r.roles, r.user_id, l.people, r.class, r.fields, r.operation, r.purpose, r.request_id,
    CASE WHEN r.session IS NULL THEN r.network ELSE r.network || ' ' || r.session END AS network
  FROM record_reads r LEFT JOIN record_read_lists l ON l.id = r.list_id;
