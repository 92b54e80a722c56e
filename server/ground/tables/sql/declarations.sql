-- What people declared is kept as it happened and is sealed. A trigger, because a consent also ends and comes back by an
-- undo, which writes the rows themselves.

CREATE FUNCTION keep_declaration() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  signed consents := CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  INSERT INTO declarations (user_id, what, consent_id, version, sha256, identity_document, consented_at, declared_at)
  VALUES (signed.user_id, TG_ARGV[0]::declaration, signed.id, signed.version, signed.sha256, signed.identity_document,
    signed.consented_at, CASE TG_ARGV[0] WHEN 'ConsentWithdrawn' THEN signed.ended_at ELSE signed.updated_at END);
  RETURN NULL;
END $$;

CREATE TRIGGER consents_given AFTER INSERT ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_declaration('ConsentGiven');

CREATE TRIGGER consents_withdrawn AFTER UPDATE ON consents
  FOR EACH ROW WHEN (NEW.withdrawn AND NOT OLD.withdrawn) EXECUTE FUNCTION keep_declaration('ConsentWithdrawn');

CREATE TRIGGER consents_restored AFTER UPDATE ON consents
  FOR EACH ROW WHEN (OLD.withdrawn AND NOT NEW.withdrawn) EXECUTE FUNCTION keep_declaration('ConsentRestored');

CREATE TRIGGER consents_taken_back AFTER DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_declaration('ConsentTakenBack');

CREATE FUNCTION keep_leaving() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO declarations (user_id, what, declared_at) VALUES (NEW.id, 'Left', NEW.updated_at);
  RETURN NULL;
END $$;

CREATE TRIGGER user_profiles_left AFTER UPDATE ON user_profiles
  FOR EACH ROW WHEN (NEW.delete_status AND NOT OLD.delete_status) EXECUTE FUNCTION keep_leaving();

-- The hold is the record of it. As text: an enum's new value cannot be compared in the transaction that adds it.
CREATE FUNCTION keep_withdrawn_use() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO declarations (user_id, what, declared_at) VALUES (NEW.user_id, 'UseWithdrawn', NEW.created_at);
  RETURN NULL;
END $$;

CREATE TRIGGER holds_use_withdrawn AFTER INSERT ON holds
  FOR EACH ROW WHEN (NEW.cause::text = 'UseWithdrawn') EXECUTE FUNCTION keep_withdrawn_use();

CREATE TRIGGER declarations_append_only BEFORE UPDATE OR DELETE ON declarations
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER declarations_no_truncate BEFORE TRUNCATE ON declarations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
