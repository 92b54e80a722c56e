CREATE TYPE "public"."correction_cause" AS ENUM('EntryError', 'MixUp', 'SourceCorrected', 'JudgedAnew');--> statement-breakpoint
CREATE TYPE "public"."correction_kind" AS ENUM('Judgement', 'FloraTest');--> statement-breakpoint
CREATE TYPE "public"."correction_state" AS ENUM('Open', 'Confirmed', 'Refused', 'Withdrawn');--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "correction_kind" NOT NULL,
	"record_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"takes_back" boolean DEFAULT false NOT NULL,
	"is_told" boolean DEFAULT true NOT NULL,
	"cause" "correction_cause" NOT NULL,
	"explanation" text,
	"proposed_by" uuid NOT NULL,
	"state" "correction_state" DEFAULT 'Open' NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"words" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "corrections_decided" CHECK ((state = 'Open') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
	CONSTRAINT "corrections_four_eyes" CHECK (state = 'Open' or (state = 'Withdrawn') = (decided_by = proposed_by)),
	CONSTRAINT "corrections_taken_back" CHECK (not takes_back or (kind = 'FloraTest' and after is null)),
	CONSTRAINT "corrections_explained" CHECK (state <> 'Open' or (explanation is not null and before is not null))
);
--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_one_open" ON "corrections" USING btree ("record_id") WHERE state = 'Open';--> statement-breakpoint
CREATE INDEX "corrections_record_id_created_at_index" ON "corrections" USING btree ("record_id","created_at");--> statement-breakpoint
CREATE INDEX "corrections_user_id_index" ON "corrections" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "corrections_open" ON "corrections" USING btree (((created_at at time zone 'Asia/Tokyo')::date),"id") WHERE state = 'Open';--> statement-breakpoint
CREATE FUNCTION keep_correction() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles WHERE id = OLD.user_id AND delete_status) THEN
    RETURN coalesce(NEW, OLD);
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.state = 'Open'
    AND (OLD.id, OLD.user_id, OLD.kind, OLD.record_id, OLD.before, OLD.after, OLD.takes_back, OLD.is_told, OLD.cause, OLD.explanation, OLD.proposed_by, OLD.created_at)
      IS NOT DISTINCT FROM
      (NEW.id, NEW.user_id, NEW.kind, NEW.record_id, NEW.before, NEW.after, NEW.takes_back, NEW.is_told, NEW.cause, NEW.explanation, NEW.proposed_by, NEW.created_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'A correction is decided once and never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_kept BEFORE UPDATE OR DELETE ON corrections
  FOR EACH ROW EXECUTE FUNCTION keep_correction();
--> statement-breakpoint
CREATE FUNCTION refuse_born_decided() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'A correction is proposed before it is decided'; END $$;
--> statement-breakpoint
CREATE TRIGGER corrections_begin_open BEFORE INSERT ON corrections
  FOR EACH ROW WHEN (NEW.state <> 'Open') EXECUTE FUNCTION refuse_born_decided();
--> statement-breakpoint
CREATE TRIGGER corrections_queue_for_seal AFTER UPDATE ON corrections
  FOR EACH ROW WHEN (OLD.state = 'Open' AND NEW.state = 'Confirmed')
  EXECUTE FUNCTION queue_record_for_seal('id');
