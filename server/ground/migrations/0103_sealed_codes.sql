-- In a database in use the program of before may still run beside this one for a day.
DO $$ BEGIN
  IF EXISTS (SELECT FROM user_profiles) THEN
    ALTER TABLE sealing_start ADD COLUMN codes_start_at timestamptz DEFAULT now() + interval '1 day';
  ELSE
    ALTER TABLE sealing_start ADD COLUMN codes_start_at timestamptz DEFAULT now();
  END IF;
  ALTER TABLE sealing_start ALTER COLUMN codes_start_at DROP DEFAULT;
END $$;
