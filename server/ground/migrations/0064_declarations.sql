CREATE TYPE "public"."declaration" AS ENUM('ConsentGiven', 'ConsentWithdrawn', 'ConsentRestored', 'ConsentTakenBack', 'Left');--> statement-breakpoint
CREATE TABLE "declarations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" bigint GENERATED ALWAYS AS IDENTITY (sequence name "declarations_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"what" "declaration" NOT NULL,
	"consent_id" uuid,
	"version" text,
	"sha256" text,
	"identity_document" "identity_document",
	"consented_at" timestamp (3) with time zone,
	"declared_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "declarations_user_id_index" ON "declarations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "declarations_consent_id_no_index" ON "declarations" USING btree ("consent_id","no");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER consents_given AFTER INSERT ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_declaration('ConsentGiven');
--> statement-breakpoint
CREATE TRIGGER consents_withdrawn AFTER UPDATE ON consents
  FOR EACH ROW WHEN (NEW.withdrawn AND NOT OLD.withdrawn) EXECUTE FUNCTION keep_declaration('ConsentWithdrawn');
--> statement-breakpoint
CREATE TRIGGER consents_restored AFTER UPDATE ON consents
  FOR EACH ROW WHEN (OLD.withdrawn AND NOT NEW.withdrawn) EXECUTE FUNCTION keep_declaration('ConsentRestored');
--> statement-breakpoint
CREATE TRIGGER consents_taken_back AFTER DELETE ON consents
  FOR EACH ROW EXECUTE FUNCTION keep_declaration('ConsentTakenBack');
--> statement-breakpoint
CREATE FUNCTION keep_leaving() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ BEGIN
  INSERT INTO declarations (user_id, what, declared_at) VALUES (NEW.id, 'Left', NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER user_profiles_left AFTER UPDATE ON user_profiles
  FOR EACH ROW WHEN (NEW.delete_status AND NOT OLD.delete_status) EXECUTE FUNCTION keep_leaving();
--> statement-breakpoint
CREATE TRIGGER declarations_queue_for_seal AFTER INSERT ON declarations
  FOR EACH ROW EXECUTE FUNCTION queue_record_for_seal('id');
--> statement-breakpoint
CREATE TRIGGER declarations_append_only BEFORE UPDATE OR DELETE ON declarations
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER declarations_no_truncate BEFORE TRUNCATE ON declarations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Consents of before are sealed as they are known now.
INSERT INTO declarations (user_id, what, consent_id, version, sha256, identity_document, consented_at, declared_at)
  SELECT user_id, 'ConsentGiven'::declaration, id, version, sha256, identity_document, consented_at, created_at FROM consents
  UNION ALL
  SELECT user_id, 'ConsentWithdrawn'::declaration, id, version, sha256, identity_document, consented_at, ended_at FROM consents WHERE withdrawn
  ORDER BY 8;
