CREATE TABLE "record_seals" (
	"no" bigint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"digest" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"key_id" text NOT NULL,
	CONSTRAINT "record_seals_record" UNIQUE("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "unsealed_records" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsealed_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "activity_seals" ADD COLUMN "key_id" text;
--> statement-breakpoint
CREATE TRIGGER record_seals_append_only BEFORE UPDATE OR DELETE ON record_seals
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER record_seals_no_truncate BEFORE TRUNCATE ON record_seals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- The arguments: the column of the key.
CREATE FUNCTION queue_record_for_seal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO unsealed_records (kind, record_id) VALUES (TG_TABLE_NAME, (to_jsonb(NEW) ->> TG_ARGV[0])::uuid)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reward_entries_queue_for_seal AFTER INSERT ON reward_entries
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('id');
--> statement-breakpoint
CREATE TRIGGER health_checks_queue_for_seal AFTER INSERT ON health_checks
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('screening_id');
--> statement-breakpoint
CREATE TRIGGER online_checks_queue_for_seal_new AFTER INSERT ON online_checks
  FOR EACH ROW WHEN (NEW.submitted_at IS NOT NULL) EXECUTE FUNCTION queue_record_for_seal('screening_id');
--> statement-breakpoint
CREATE TRIGGER online_checks_queue_for_seal AFTER UPDATE ON online_checks
  FOR EACH ROW WHEN (OLD.submitted_at IS NULL AND NEW.submitted_at IS NOT NULL)
  EXECUTE FUNCTION queue_record_for_seal('screening_id');
--> statement-breakpoint
-- What was decided before is sealed as it is found.
INSERT INTO unsealed_records (kind, record_id)
SELECT 'reward_entries', id FROM reward_entries
UNION ALL SELECT 'health_checks', screening_id FROM health_checks
UNION ALL SELECT 'online_checks', screening_id FROM online_checks WHERE submitted_at IS NOT NULL;
