-- Nobody of whom it is open whether they are here already is invited, whichever door the invitation comes by.

CREATE FUNCTION refuse_invitation_of_same() RETURNS trigger
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

CREATE TRIGGER guidances_of_one BEFORE INSERT ON guidances
  FOR EACH ROW EXECUTE FUNCTION refuse_invitation_of_same();
