CREATE OR REPLACE FUNCTION keep_withdrawn_use() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO declarations (user_id, what, declared_at) VALUES (NEW.user_id, 'UseWithdrawn', NEW.created_at);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER holds_use_withdrawn AFTER INSERT ON holds
  FOR EACH ROW WHEN (NEW.cause::text = 'UseWithdrawn') EXECUTE FUNCTION keep_withdrawn_use();
