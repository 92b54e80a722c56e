CREATE TYPE "public"."signature_kind" AS ENUM('Drawn', 'Typed', 'Paper');--> statement-breakpoint
CREATE TABLE "consent_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"kind" "signature_kind",
	"signed_at" timestamp (3) with time zone,
	"signature" text,
	"signature_sealed" "bytea",
	"questions" text,
	"questions_sealed" "bytea",
	"copy" text,
	"copy_sealed" "bytea",
	"copy_sha256" text,
	"explained_by" uuid,
	"explained_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "consent_signatures_signed" CHECK (num_nulls(kind, signed_at, copy_sha256) in (0, 3)),
	CONSTRAINT "consent_signatures_explained" CHECK (num_nulls(explained_by, explained_at) in (0, 2))
);
--> statement-breakpoint
ALTER TABLE "consent_signatures" ADD CONSTRAINT "consent_signatures_user_id_user_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_signatures" ADD CONSTRAINT "consent_signatures_sha256_consent_documents_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."consent_documents"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_signatures_user_id_created_at_index" ON "consent_signatures" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "consent_signatures_readable" ON "consent_signatures" USING btree ("id") WHERE num_nonnulls(signature, questions, copy) > 0;