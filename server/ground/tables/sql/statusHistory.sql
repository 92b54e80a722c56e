-- user_profiles.status_since and furthest_status: since when a person has the status, and the furthest status ever.
-- The order of the enum user_status decides what is further. A trigger, because every change of a status needs it, also
-- one that a job or the office makes.

CREATE FUNCTION keep_status_history() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.status_since := coalesce(NEW.status_since, NEW.updated_at);
  ELSIF NEW.user_status <> OLD.user_status THEN
    NEW.status_since := NEW.updated_at;
  END IF;
  NEW.furthest_status := greatest(NEW.user_status, NEW.furthest_status);
  RETURN NEW;
END $$;

CREATE TRIGGER user_profiles_status_history
  BEFORE INSERT OR UPDATE OF user_status ON user_profiles
  FOR EACH ROW EXECUTE FUNCTION keep_status_history();
