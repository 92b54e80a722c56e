CREATE TYPE "public"."letter_kind" AS ENUM('Notice', 'News');--> statement-breakpoint
CREATE TABLE "letter_versions" (
	"letter_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"kind" "letter_kind" NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "letter_versions_letter_id_version_pk" PRIMARY KEY("letter_id","version")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "opened_at" timestamp (3) with time zone;