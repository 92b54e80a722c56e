ALTER TYPE "public"."note_kind" ADD VALUE 'MailIn';--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"address" text PRIMARY KEY NOT NULL,
	"validity" text NOT NULL,
	"next" bigint NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_notes" ALTER COLUMN "author_id" DROP NOT NULL;