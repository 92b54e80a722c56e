ALTER TABLE "mail_outbox" ADD COLUMN "content_digest" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "activity_id" bigint;