ALTER TABLE "units" ADD COLUMN "hold_changed_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_unit() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  given date := japanese_day(NEW.received_at);
BEGIN
  IF NEW.state <> 'Held' THEN NEW.held_from := NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.state NOT IN ('Quarantine', 'Discarded') OR NEW.handed_over_at IS NOT NULL THEN
      RAISE EXCEPTION 'A unit does not begin so';
    END IF;
    IF NOT EXISTS (SELECT FROM donations d WHERE d.id = NEW.donation_id AND d.user_id = NEW.user_id
      AND d.stool_receipt_status = 'Implemented' AND d.cancelled_at IS NULL) THEN
      RAISE EXCEPTION 'A unit is of a received donation';
    END IF;
    PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR SHARE;
    IF NEW.state = 'Quarantine' AND is_discarded(NEW.donation_id) THEN
      NEW.state := 'Discarded';
      NEW.discarded_at := NEW.created_at;
    ELSIF NEW.state = 'Quarantine' AND is_held(NEW.user_id, given) THEN
      NEW.state := 'Held';
      NEW.held_from := 'Quarantine';
      NEW.hold_changed_at := NEW.created_at;
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.number, NEW.donation_id, NEW.user_id, NEW.received_at)
    IS DISTINCT FROM (OLD.id, OLD.number, OLD.donation_id, OLD.user_id, OLD.received_at) THEN
    RAISE EXCEPTION 'What a unit is of never changes';
  END IF;
  IF NEW.state = 'Held' AND OLD.state = 'Held' AND NEW.held_from <> OLD.held_from THEN
    RAISE EXCEPTION 'What lifting restores never changes';
  END IF;
  IF NEW.state <> OLD.state AND NEW.state <> 'Discarded' THEN
    -- After this nobody begins a hold or records a panel of the person until we are done.
    PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR SHARE;
    IF OLD.state = 'Discarded' AND NEW.state = 'Quarantine' AND OLD.rejection_reason IS NOT NULL THEN
      IF is_discarded(NEW.donation_id) THEN
        NEW.state := 'Discarded';
        NEW.discarded_at := OLD.discarded_at;
      ELSIF is_held(NEW.user_id, given) THEN
        NEW.state := 'Held';
        NEW.held_from := 'Quarantine';
      END IF;
    ELSIF OLD.state IN ('Quarantine', 'Usable') AND NEW.state = 'Held' AND is_held(NEW.user_id, given) THEN
      NEW.held_from := OLD.state;
    ELSIF NOT (OLD.state = 'Held' AND NEW.state = 'Quarantine' AND NOT is_held(NEW.user_id, given)
      OR OLD.state = 'Held' AND NEW.state = 'Usable' AND OLD.held_from = 'Usable'
        AND NOT is_held(NEW.user_id, given) AND is_bracketed(NEW.user_id, given)
      OR OLD.state = 'Quarantine' AND NEW.state = 'Usable'
        AND NOT is_held(NEW.user_id, given) AND is_bracketed(NEW.user_id, given)) THEN
      RAISE EXCEPTION 'A unit does not go from % to %', OLD.state, NEW.state;
    END IF;
  END IF;
  IF (NEW.state = 'Held') <> (OLD.state = 'Held') THEN NEW.hold_changed_at := NEW.updated_at; END IF;
  IF NEW.handed_over_at IS NOT NULL AND OLD.handed_over_at IS NULL AND NEW.state NOT IN ('Quarantine', 'Usable')
    OR NEW.handed_over_at <> OLD.handed_over_at THEN
    RAISE EXCEPTION 'A unit is handed over once, neither held nor discarded';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- in batches: units that are held, and those that were
WITH part AS (SELECT id FROM units WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2),
done AS (UPDATE units u SET hold_changed_at = (SELECT
    CASE WHEN u.state = 'Held' THEN greatest(min(h.created_at) FILTER (WHERE h.decided_at IS NULL), u.created_at)
      ELSE max(h.decided_at) END
    FROM holds h WHERE h.user_id = u.user_id AND is_covered(japanese_day(u.received_at), h.since, h.until)
      AND (u.state = 'Held' OR u.discarded_at IS NULL OR u.discarded_at >= h.created_at)
      AND (h.decided_at IS NULL OR u.created_at <= h.decided_at))
  WHERE u.id IN (SELECT id FROM part) AND u.hold_changed_at IS NULL
    AND EXISTS (SELECT FROM holds h WHERE h.user_id = u.user_id))
SELECT id AS last FROM part ORDER BY id DESC LIMIT 1;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY "units_hold_changed_at_index" ON "units" USING btree ("hold_changed_at") WHERE hold_changed_at is not null;
--> statement-breakpoint
ALTER TABLE "units" ADD CONSTRAINT "units_held_at" CHECK (state <> 'Held' or hold_changed_at is not null) NOT VALID;
--> statement-breakpoint
ALTER TABLE "units" VALIDATE CONSTRAINT "units_held_at";
