ALTER TYPE "public"."office_point_kind" ADD VALUE 'SamePerson';--> statement-breakpoint
ALTER TYPE "public"."office_point_kind" ADD VALUE 'ConditionReport';--> statement-breakpoint
ALTER TABLE "office_points" ADD COLUMN "others" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "office_points_others" ON "office_points" USING gin ("others");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION refuse_invitation_of_same() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF EXISTS (
    SELECT FROM office_points WHERE user_id = NEW.user_id AND kind = 'SamePerson' AND closed_at IS NULL
  ) THEN
    RAISE EXCEPTION 'somebody may be here already' USING ERRCODE = 'check_violation', CONSTRAINT = 'guidances_of_one';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER guidances_of_one BEFORE INSERT ON guidances
  FOR EACH ROW EXECUTE FUNCTION refuse_invitation_of_same();
