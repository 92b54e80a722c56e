CREATE TABLE "mail_text_versions" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"subject" text,
	"text" text,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_text_versions_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "mail_text_versions_whole" CHECK ((subject is null) = ("text" is null))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "text_version" integer;