-- A gift code is given once and shown once. A trigger, because it holds for every connection.

CREATE FUNCTION keep_gift_code() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  IF OLD.hand_out_id IS NOT NULL AND NEW.hand_out_id IS DISTINCT FROM OLD.hand_out_id THEN
    RAISE EXCEPTION 'A gift code is given once';
  END IF;
  IF OLD.code_sealed IS NULL AND NEW.code_sealed IS NOT NULL THEN
    RAISE EXCEPTION 'A gift code is shown once';
  END IF;
  IF (NEW.id, NEW.fingerprint, NEW.amount_yen, NEW.imported_at, NEW.line)
    IS DISTINCT FROM (OLD.id, OLD.fingerprint, OLD.amount_yen, OLD.imported_at, OLD.line) THEN
    RAISE EXCEPTION 'What a gift code is never changes';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER gift_codes_keep BEFORE UPDATE ON gift_codes
  FOR EACH ROW EXECUTE FUNCTION keep_gift_code();

-- What came in = what is left + handed out + lost, of each import and amount.
CREATE VIEW gift_balances AS
  SELECT i.*, n."left", n.handed_out, n.lost, i.count - n."left" - n.handed_out - n.lost AS difference
  FROM gift_imports i CROSS JOIN LATERAL (
    SELECT
      count(*) FILTER (WHERE code_sealed IS NOT NULL)::integer AS "left",
      count(*) FILTER (WHERE hand_out_id IS NOT NULL AND lost_at IS NULL)::integer AS handed_out,
      count(*) FILTER (WHERE lost_at IS NOT NULL)::integer AS lost
    FROM gift_codes c
    WHERE (c.imported_at, c.imported_by, c.amount_yen) = (i.imported_at, i.imported_by, i.amount_yen)
  ) n;
