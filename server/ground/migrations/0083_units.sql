CREATE TYPE "public"."unit_state" AS ENUM('Quarantine', 'Usable', 'Held', 'Discarded');--> statement-breakpoint
CREATE TABLE "unit_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "unit_numbers_last" CHECK (last > 0)
);
--> statement-breakpoint
CREATE TABLE "units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"donation_id" uuid NOT NULL,
	"number" text NOT NULL,
	"state" "unit_state" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"passed_at" timestamp (3) with time zone,
	"weight_grams" numeric(5, 1) NOT NULL,
	"bristol_type" smallint NOT NULL,
	"rejection_reason" text,
	"container" text,
	"taken_by" uuid NOT NULL,
	"statement_id" uuid,
	"handed_over_at" timestamp (3) with time zone,
	"handed_over_to" text,
	"hand_over_batch" text,
	"handed_over_by" uuid,
	"discarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "units_one_a_donation" UNIQUE("donation_id"),
	CONSTRAINT "units_number" UNIQUE("number"),
	CONSTRAINT "units_weight" CHECK (weight_grams between 0.1 and 3000),
	CONSTRAINT "units_type" CHECK (bristol_type between 1 and 7),
	CONSTRAINT "units_passed" CHECK (passed_at <= received_at),
	CONSTRAINT "units_rejected" CHECK (rejection_reason is null or state = 'Discarded'),
	CONSTRAINT "units_discarded" CHECK ((state = 'Discarded') = (discarded_at is not null)),
	CONSTRAINT "units_handed_over" CHECK (num_nulls(handed_over_at, handed_over_to, hand_over_batch, handed_over_by) in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_donation_id_donations_id_fk" FOREIGN KEY ("donation_id") REFERENCES "public"."donations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_statement_id_condition_reports_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."condition_reports"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "units_received_at_id_index" ON "units" USING btree ("received_at","id");--> statement-breakpoint
CREATE INDEX "units_user_id_received_at_index" ON "units" USING btree ("user_id","received_at");--> statement-breakpoint
CREATE INDEX "units_state_received_at_id_index" ON "units" USING btree ("state","received_at","id");--> statement-breakpoint
CREATE INDEX "units_hand_over_batch_index" ON "units" USING btree ("hand_over_batch") WHERE hand_over_batch is not null;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER units_undo AFTER INSERT OR UPDATE OR DELETE ON units
  FOR EACH ROW WHEN (current_setting('nakatsugu.undo', true) <> '')
  EXECUTE FUNCTION keep_for_undo('id');

CREATE OR REPLACE FUNCTION keep_unit() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('Quarantine', 'Discarded') OR NEW.handed_over_at IS NOT NULL THEN
      RAISE EXCEPTION 'A unit does not begin so';
    END IF;
    IF NOT EXISTS (SELECT FROM donations d WHERE d.id = NEW.donation_id AND d.user_id = NEW.user_id
      AND d.stool_receipt_status = 'Implemented' AND d.cancelled_at IS NULL) THEN
      RAISE EXCEPTION 'A unit is of a received donation';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.number, NEW.donation_id, NEW.user_id, NEW.received_at)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.donation_id, OLD.user_id, OLD.received_at) THEN
    RAISE EXCEPTION 'What a unit is of never changes';
  END IF;
  IF NEW.state <> OLD.state AND NOT (NEW.state = 'Discarded'
    OR OLD.state = 'Discarded' AND NEW.state = 'Quarantine' AND OLD.rejection_reason IS NOT NULL) THEN
    RAISE EXCEPTION 'A unit does not go from % to %', OLD.state, NEW.state;
  END IF;
  IF NEW.handed_over_at IS NOT NULL AND OLD.handed_over_at IS NULL AND NEW.state NOT IN ('Quarantine', 'Usable')
    OR NEW.handed_over_at <> OLD.handed_over_at THEN
    RAISE EXCEPTION 'A unit is handed over once, neither held nor discarded';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER units_life BEFORE INSERT OR UPDATE ON units
  FOR EACH ROW EXECUTE FUNCTION keep_unit();

CREATE OR REPLACE FUNCTION keep_unit_numbers() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.year = OLD.year AND NEW.last > OLD.last THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Numbers of units never go back';
END $$;

CREATE OR REPLACE TRIGGER unit_numbers_rise BEFORE UPDATE OR DELETE ON unit_numbers
  FOR EACH ROW EXECUTE FUNCTION keep_unit_numbers();

CREATE OR REPLACE TRIGGER unit_numbers_no_truncate BEFORE TRUNCATE ON unit_numbers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE FUNCTION keep_handed_over() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF EXISTS (SELECT FROM units u WHERE u.donation_id = NEW.id AND u.handed_over_at IS NOT NULL) THEN
    RAISE EXCEPTION 'A unit of this donation was handed over';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER donations_handed_over BEFORE UPDATE OF cancelled_at ON donations
  FOR EACH ROW WHEN (OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL)
  EXECUTE FUNCTION keep_handed_over();

CREATE OR REPLACE TRIGGER units_values_whole AFTER INSERT OR DELETE ON units
  FOR EACH ROW EXECUTE FUNCTION keep_values('id', 'user_id',
    'Material', 'state received_at passed_at weight_grams bristol_type rejection_reason container handed_over_at handed_over_to hand_over_batch discarded_at');

CREATE OR REPLACE TRIGGER units_values AFTER UPDATE ON units
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.received_at IS DISTINCT FROM NEW.received_at OR
    OLD.passed_at IS DISTINCT FROM NEW.passed_at OR OLD.weight_grams IS DISTINCT FROM NEW.weight_grams OR
    OLD.bristol_type IS DISTINCT FROM NEW.bristol_type OR
    OLD.rejection_reason IS DISTINCT FROM NEW.rejection_reason OR
    OLD.container IS DISTINCT FROM NEW.container OR
    OLD.handed_over_at IS DISTINCT FROM NEW.handed_over_at OR
    OLD.handed_over_to IS DISTINCT FROM NEW.handed_over_to OR
    OLD.hand_over_batch IS DISTINCT FROM NEW.hand_over_batch OR
    OLD.discarded_at IS DISTINCT FROM NEW.discarded_at)
  EXECUTE FUNCTION keep_values('id', 'user_id',
    'Material', 'state received_at passed_at weight_grams bristol_type rejection_reason container handed_over_at handed_over_to hand_over_batch discarded_at');
