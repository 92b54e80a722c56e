-- The life of a unit (shared/rules/donating/units/unitLife.ts, held to it by a test). A trigger, because it holds for every
-- connection. What holds and brackets are stands in holds.sql.

CREATE FUNCTION keep_unit() RETURNS trigger
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

CREATE TRIGGER units_life BEFORE INSERT OR UPDATE ON units
  FOR EACH ROW EXECUTE FUNCTION keep_unit();

-- A number stays given.
CREATE FUNCTION keep_unit_numbers() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF TG_OP = 'UPDATE' AND NEW.year = OLD.year AND NEW.last > OLD.last THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'Numbers of units never go back';
END $$;

CREATE TRIGGER unit_numbers_rise BEFORE UPDATE OR DELETE ON unit_numbers
  FOR EACH ROW EXECUTE FUNCTION keep_unit_numbers();

CREATE TRIGGER unit_numbers_no_truncate BEFORE TRUNCATE ON unit_numbers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What has left the house was received.
CREATE FUNCTION keep_handed_over() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF EXISTS (SELECT FROM units u WHERE u.donation_id = NEW.id AND u.handed_over_at IS NOT NULL) THEN
    RAISE EXCEPTION 'A unit of this donation was handed over';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER donations_handed_over BEFORE UPDATE OF cancelled_at ON donations
  FOR EACH ROW WHEN (OLD.cancelled_at IS NULL AND NEW.cancelled_at IS NOT NULL)
  EXECUTE FUNCTION keep_handed_over();
