-- What keeps units from use. The functions are volatile on purpose: each reads what was committed meanwhile.

CREATE FUNCTION japanese_day(at timestamptz) RETURNS date
  LANGUAGE sql IMMUTABLE
  RETURN (at AT TIME ZONE 'Asia/Tokyo')::date;

-- As isCovered of shared/rules/donating/units/holdWindow.ts.
CREATE FUNCTION is_covered(given date, since date, until date) RETURNS boolean
  LANGUAGE sql IMMUTABLE
  RETURN (since IS NULL OR since <= given) AND (until IS NULL OR given <= until);

-- An open hold covers the person's units of this day.
CREATE FUNCTION is_held(person uuid, given date) RETURNS boolean
  LANGUAGE plpgsql
  AS $$
BEGIN
  RETURN EXISTS (SELECT FROM holds h WHERE h.user_id = person AND h.decided_at IS NULL
    AND is_covered(given, h.since, h.until));
END $$;

-- A hold that ended in discarding takes what was received by then, also what is weighed or accepted only later.
CREATE FUNCTION is_discarded(donation uuid) RETURNS boolean
  LANGUAGE plpgsql
  AS $$
BEGIN
  RETURN EXISTS (SELECT FROM donations d JOIN holds h ON h.user_id = d.user_id
    WHERE d.id = donation AND h.decision = 'Discarded' AND d.donation_info_created_at <= h.decided_at
      AND is_covered(japanese_day(d.donation_at), h.since, h.until));
END $$;

-- As shared/rules/donating/units/bracket.ts: the same is held by a test over random panels.
CREATE FUNCTION is_bracketed(person uuid, given date) RETURNS boolean
  LANGUAGE plpgsql
  AS $$
DECLARE
  opening date;
  closing date;
BEGIN
  SELECT max(last_day) FILTER (WHERE last_day < given), min(first_day) FILTER (WHERE first_day > given)
    INTO opening, closing
    FROM test_panels t WHERE t.user_id = person AND t.withdrawn_at IS NULL AND t.outcome = 'Passed';
  RETURN opening IS NOT NULL AND closing IS NOT NULL AND NOT EXISTS (
    SELECT FROM test_panels t WHERE t.user_id = person AND t.withdrawn_at IS NULL AND t.outcome <> 'Passed'
      AND t.first_day <= closing AND t.last_day >= opening);
END $$;

CREATE FUNCTION keep_panel() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR UPDATE;
  IF TG_OP = 'UPDATE' THEN
    IF (NEW.id, NEW.user_id, NEW.kind, NEW.screening_id, NEW.first_day, NEW.last_day, NEW.outcome, NEW.recorded_by)
      IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.kind, OLD.screening_id, OLD.first_day, OLD.last_day, OLD.outcome,
        OLD.recorded_by) THEN
      RAISE EXCEPTION 'A panel is withdrawn and recorded anew, never changed';
    END IF;
    IF OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at THEN
      RAISE EXCEPTION 'A panel stays withdrawn';
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER test_panels_kept BEFORE INSERT OR UPDATE ON test_panels
  FOR EACH ROW EXECUTE FUNCTION keep_panel();

CREATE FUNCTION keep_hold() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM FROM user_profiles p WHERE p.id = NEW.user_id FOR UPDATE;
  IF TG_OP = 'INSERT' THEN
    IF NEW.decided_at IS NOT NULL THEN RAISE EXCEPTION 'A hold does not begin decided'; END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.user_id, NEW.cause, NEW.cause_id, NEW.since, NEW.until, NEW.begun_by)
    IS DISTINCT FROM (OLD.id, OLD.user_id, OLD.cause, OLD.cause_id, OLD.since, OLD.until, OLD.begun_by) THEN
    RAISE EXCEPTION 'What a hold covers never changes';
  END IF;
  IF OLD.decided_at IS NOT NULL AND (NEW.decision, NEW.decided_at, NEW.decided_by, NEW.found_by)
    IS DISTINCT FROM (OLD.decision, OLD.decided_at, OLD.decided_by, OLD.found_by) THEN
    RAISE EXCEPTION 'A hold is decided once';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER holds_kept BEFORE INSERT OR UPDATE ON holds
  FOR EACH ROW EXECUTE FUNCTION keep_hold();

-- The units follow their hold, whoever begins or decides it.
CREATE FUNCTION move_held_units() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NEW.decided_at IS NULL THEN
    UPDATE units u SET state = 'Held', updated_at = NEW.updated_at
      WHERE u.user_id = NEW.user_id AND u.state IN ('Quarantine', 'Usable')
        AND is_covered(japanese_day(u.received_at), NEW.since, NEW.until);
  ELSIF NEW.decision = 'Discarded' THEN
    UPDATE units u SET state = 'Discarded', discarded_at = NEW.decided_at, updated_at = NEW.updated_at
      WHERE u.user_id = NEW.user_id AND u.state = 'Held'
        AND is_covered(japanese_day(u.received_at), NEW.since, NEW.until);
  ELSE
    UPDATE units u SET updated_at = NEW.updated_at, state = CASE
        WHEN u.held_from = 'Usable' AND is_bracketed(u.user_id, japanese_day(u.received_at)) THEN 'Usable'::unit_state
        ELSE 'Quarantine'::unit_state END
      WHERE u.user_id = NEW.user_id AND u.state = 'Held' AND NOT is_held(u.user_id, japanese_day(u.received_at));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER holds_begin AFTER INSERT ON holds
  FOR EACH ROW EXECUTE FUNCTION move_held_units();

CREATE TRIGGER holds_end AFTER UPDATE OF decided_at ON holds
  FOR EACH ROW WHEN (OLD.decided_at IS NULL AND NEW.decided_at IS NOT NULL)
  EXECUTE FUNCTION move_held_units();
