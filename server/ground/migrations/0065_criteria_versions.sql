CREATE TYPE "public"."criteria_origin" AS ENUM('Written', 'Program', 'Upgrade', 'Sample');--> statement-breakpoint
CREATE TYPE "public"."criteria_state" AS ENUM('Draft', 'InReview', 'Approved', 'InForce', 'Retired');--> statement-breakpoint
CREATE TABLE "criteria_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" "criteria_state" NOT NULL,
	"origin" "criteria_origin" NOT NULL,
	"based_on" uuid,
	"questionnaire" text NOT NULL,
	"content" jsonb NOT NULL,
	"sha256" text NOT NULL,
	"note" text,
	"author" uuid,
	"submitted_at" timestamp (3) with time zone,
	"approver" uuid,
	"approved_at" timestamp (3) with time zone,
	"effective_from" date,
	"rejection" text,
	"rejected_by" uuid,
	"rejected_at" timestamp (3) with time zone,
	"push_reason" text,
	"in_force_at" timestamp (3) with time zone,
	"retired_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "criteria_versions_number" UNIQUE("number"),
	CONSTRAINT "criteria_versions_four_eyes" CHECK (approver is null or author is null or approver <> author),
	CONSTRAINT "criteria_versions_approved" CHECK (state in ('Draft', 'InReview') or origin in ('Upgrade', 'Sample') or (approver is not null and approved_at is not null)),
	CONSTRAINT "criteria_versions_sha256" CHECK (sha256 ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "online_checks" ADD COLUMN "criteria" text;--> statement-breakpoint
CREATE UNIQUE INDEX "criteria_versions_one_in_force" ON "criteria_versions" USING btree ("state") WHERE state = 'InForce';--> statement-breakpoint
CREATE UNIQUE INDEX "criteria_versions_one_draft" ON "criteria_versions" USING btree ("author") WHERE state in ('Draft', 'InReview');--> statement-breakpoint
CREATE INDEX "criteria_versions_created_at_id_index" ON "criteria_versions" USING btree ("created_at","id");--> statement-breakpoint
CREATE FUNCTION keep_criteria() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN RAISE EXCEPTION '% rows are never deleted', TG_TABLE_NAME; END IF;
  IF (OLD.id, OLD.number, OLD.origin, OLD.author, OLD.created_at) IS DISTINCT FROM
     (NEW.id, NEW.number, NEW.origin, NEW.author, NEW.created_at)
    OR (OLD.state <> 'Draft' AND (OLD.content, OLD.sha256, OLD.questionnaire, OLD.note)
      IS DISTINCT FROM (NEW.content, NEW.sha256, NEW.questionnaire, NEW.note))
    OR (OLD.state IN ('InForce', 'Retired') AND (NEW.state NOT IN ('InForce', 'Retired')
      OR (OLD.approver, OLD.approved_at, OLD.effective_from) IS DISTINCT FROM
         (NEW.approver, NEW.approved_at, NEW.effective_from)))
    THEN RAISE EXCEPTION 'criteria_versions: % is % and does not change', OLD.number, OLD.state;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER criteria_versions_kept BEFORE UPDATE OR DELETE ON criteria_versions
  FOR EACH ROW EXECUTE FUNCTION keep_criteria();
--> statement-breakpoint
CREATE TRIGGER criteria_versions_no_truncate BEFORE TRUNCATE ON criteria_versions
  FOR EACH STATEMENT EXECUTE FUNCTION keep_criteria();
--> statement-breakpoint
CREATE TRIGGER criteria_versions_queue_for_seal AFTER UPDATE ON criteria_versions
  FOR EACH ROW WHEN (OLD.state NOT IN ('InForce', 'Retired') AND NEW.state = 'InForce')
  EXECUTE FUNCTION queue_record_for_seal('id');
--> statement-breakpoint
CREATE TRIGGER criteria_versions_queue_for_seal_new AFTER INSERT ON criteria_versions
  FOR EACH ROW WHEN (NEW.state = 'InForce') EXECUTE FUNCTION queue_record_for_seal('id');
