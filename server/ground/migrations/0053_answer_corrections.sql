CREATE TYPE "public"."answer_correction_effect" AS ENUM('Counts', 'Ends', 'Pauses', 'Holds', 'Looks');--> statement-breakpoint
CREATE TYPE "public"."answer_correction_reason" AS ENUM('AsWritten', 'HeardByTelephone', 'SeenOnDocument', 'FirstWasRight', 'NotReached', 'TalkFirst', 'AnswerAnew');--> statement-breakpoint
CREATE TYPE "public"."answer_correction_state" AS ENUM('Open', 'Counted', 'Accepted', 'Refused', 'Withdrawn');--> statement-breakpoint
CREATE TABLE "answer_corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"screening_id" uuid NOT NULL,
	"state" "answer_correction_state" NOT NULL,
	"effect" "answer_correction_effect" NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"given" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"round" integer,
	"due_on" date,
	"reason" "answer_correction_reason",
	"words" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"pause_ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_corrections_decided" CHECK ((state = 'Open') = (decided_at is null)),
	CONSTRAINT "answer_corrections_counts" CHECK ((state in ('Counted', 'Accepted')) = (round is not null)),
	CONSTRAINT "answer_corrections_looked_at" CHECK ((state in ('Accepted', 'Refused')) = (reason is not null))
);
--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD CONSTRAINT "answer_corrections_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_corrections" ADD CONSTRAINT "answer_corrections_screening_id_screenings_id_fk" FOREIGN KEY ("screening_id") REFERENCES "public"."screenings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_corrections_one_open" ON "answer_corrections" USING btree ("screening_id") WHERE state = 'Open';--> statement-breakpoint
CREATE UNIQUE INDEX "answer_corrections_round" ON "answer_corrections" USING btree ("screening_id","round");--> statement-breakpoint
CREATE INDEX "answer_corrections_user_id_created_at_index" ON "answer_corrections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "answer_corrections_open" ON "answer_corrections" USING btree ("due_on","id") WHERE state = 'Open';--> statement-breakpoint
CREATE TRIGGER answer_corrections_queue_for_seal AFTER UPDATE ON answer_corrections
  FOR EACH ROW WHEN (OLD.state = 'Open' AND NEW.state IN ('Accepted', 'Refused'))
  EXECUTE FUNCTION queue_record_for_seal('id');
--> statement-breakpoint
CREATE TRIGGER answer_corrections_queue_for_seal_new AFTER INSERT ON answer_corrections
  FOR EACH ROW WHEN (NEW.state = 'Counted') EXECUTE FUNCTION queue_record_for_seal('id');
--> statement-breakpoint
CREATE VIEW first_online_checks AS
  SELECT c.screening_id, c.user_id, c.version, c.submitted_at,
    CASE WHEN kept.is_true THEN kept.before -> 'answers' ELSE c.answers END AS answers,
    CASE WHEN kept.is_true THEN (kept.before -> 'judgement' ->> 'result')::online_check_result ELSE c.online_check_result END
      AS online_check_result,
    CASE WHEN kept.is_true THEN (kept.before -> 'judgement' ->> 'score')::integer ELSE c.online_check_score END
      AS online_check_score,
    CASE WHEN kept.is_true THEN kept.before -> 'judgement' ELSE c.judgement END AS judgement,
    CASE WHEN kept.is_true THEN (kept.before -> 'judgement' ->> 'nextDate')::date ELSE c.next_date END AS next_date
  FROM online_checks c LEFT JOIN LATERAL (
    SELECT first.before,
      (c.answers, c.carried, c.judgement, c.online_check_result::text, c.online_check_score, c.next_date) IS NOT DISTINCT FROM
      (last.after -> 'answers', last.after -> 'carried', last.after -> 'judgement', last.after -> 'judgement' ->> 'result',
        (last.after -> 'judgement' ->> 'score')::integer, (last.after -> 'judgement' ->> 'nextDate')::date) AS is_true
    FROM (SELECT before FROM answer_corrections WHERE screening_id = c.screening_id AND round = 1) AS first,
      (SELECT after FROM answer_corrections WHERE screening_id = c.screening_id AND round IS NOT NULL
        ORDER BY round DESC LIMIT 1) AS last
  ) AS kept ON true;
--> statement-breakpoint
CREATE TRIGGER answer_corrections_undo AFTER INSERT OR UPDATE OR DELETE ON answer_corrections
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');
