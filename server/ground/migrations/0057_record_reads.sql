CREATE TABLE "record_read_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"people" uuid[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_reads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"roles" text[] NOT NULL,
	"user_id" uuid,
	"list_id" uuid,
	"class" text NOT NULL,
	"fields" text[] NOT NULL,
	"operation" text NOT NULL,
	"purpose" text,
	"request_id" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "record_reads_whose" CHECK (("record_reads"."user_id" is null) <> ("record_reads"."list_id" is null))
);
--> statement-breakpoint
CREATE INDEX "record_read_lists_people_index" ON "record_read_lists" USING gin ("people");--> statement-breakpoint
CREATE INDEX "record_reads_user_id_read_at_id_index" ON "record_reads" USING btree ("user_id","read_at","id") WHERE "record_reads"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "record_reads_list_id_index" ON "record_reads" USING btree ("list_id") WHERE "record_reads"."list_id" is not null;--> statement-breakpoint
CREATE INDEX "record_reads_actor_id_read_at_id_index" ON "record_reads" USING btree ("actor_id","read_at","id");--> statement-breakpoint
CREATE INDEX "record_reads_read_at_id_index" ON "record_reads" USING btree ("read_at","id");
--> statement-breakpoint
CREATE TRIGGER record_reads_append_only BEFORE UPDATE OR DELETE ON record_reads
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER record_reads_no_truncate BEFORE TRUNCATE ON record_reads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER record_read_lists_append_only BEFORE UPDATE OR DELETE ON record_read_lists
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER record_read_lists_no_truncate BEFORE TRUNCATE ON record_read_lists
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION queue_reads_for_seal() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO unsealed_records (kind, record_id) SELECT 'record_reads', id FROM added;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER record_reads_queue_for_seal AFTER INSERT ON record_reads
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION queue_reads_for_seal();
--> statement-breakpoint
CREATE VIEW whole_record_reads AS
  SELECT r.id, r.read_at, r.actor_id, r.roles, r.user_id, l.people, r.class, r.fields, r.operation, r.purpose, r.request_id,
    r.network
  FROM record_reads r LEFT JOIN record_read_lists l ON l.id = r.list_id;
