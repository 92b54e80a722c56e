import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/client'

/**
 * Has the database itself write down every status that a profile takes, whoever changes it: what the life cycle and the
 * log are held against. Only the simulation's own database has this.
 */
export async function watchStatus(db: Queryable): Promise<void> {
  await db.execute(sql`
    CREATE TABLE simulation_moves (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id uuid NOT NULL,
      from_status user_status,
      to_status user_status NOT NULL,
      at timestamptz(3) NOT NULL
    )`)
  await db.execute(sql`
    CREATE FUNCTION simulation_note_move() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO simulation_moves (user_id, to_status, at) VALUES (NEW.id, NEW.user_status, NEW.updated_at);
      ELSIF NEW.user_status <> OLD.user_status THEN
        INSERT INTO simulation_moves (user_id, from_status, to_status, at)
        VALUES (NEW.id, OLD.user_status, NEW.user_status, NEW.updated_at);
      END IF;
      RETURN NEW;
    END $$`)
  await db.execute(sql`
    CREATE TRIGGER simulation_moves AFTER INSERT OR UPDATE ON user_profiles
    FOR EACH ROW EXECUTE FUNCTION simulation_note_move()`)
}
