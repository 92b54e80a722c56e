CREATE TYPE "public"."identity_document" AS ENUM('DriversLicense', 'MyNumberCard', 'Passport', 'ResidenceCard', 'HealthInsurance', 'Other');--> statement-breakpoint
CREATE TYPE "public"."office_point_kind" AS ENUM('ConsentWithdrawn');--> statement-breakpoint
CREATE TABLE "consent_documents" (
	"sha256" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"effective_from" date NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"sha256" text,
	"identity_document" "identity_document",
	"consented_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"withdrawn" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_points" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "office_point_kind" NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_sha256_consent_documents_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."consent_documents"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "office_points" ADD CONSTRAINT "office_points_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_user_id_created_at_index" ON "consents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_standing" ON "consents" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "office_points_one_open" ON "office_points" USING btree ("user_id","kind") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "office_points_user_id_kind_index" ON "office_points" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "user_profiles_birthday_id_index" ON "user_profiles" USING btree ("birthday","id");--> statement-breakpoint
-- What somebody signed is never another text.
CREATE TRIGGER consent_documents_append_only BEFORE UPDATE OR DELETE ON consent_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER consent_documents_no_truncate BEFORE TRUNCATE ON consent_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- in batches: what was signed before texts were kept, by its version alone; the last of a person stands
WITH part AS (SELECT id FROM user_profiles WHERE $1::uuid IS NULL OR id > $1 ORDER BY id LIMIT $2),
done AS (
  INSERT INTO consents (id, user_id, version, consented_at, ended_at, created_at, updated_at)
  SELECT gen_random_uuid(), user_id, consent_version, coalesce(reserved_at, closed_at, updated_at),
    lead(coalesce(closed_at, updated_at)) OVER (PARTITION BY user_id ORDER BY created_at, id),
    coalesce(closed_at, updated_at), updated_at
  FROM guidances WHERE user_id IN (SELECT id FROM part) AND status = 'Attended' AND consent_version IS NOT NULL
)
SELECT id AS last FROM part ORDER BY id DESC LIMIT 1;
