ALTER TYPE "public"."pool_session_step" ADD VALUE 'SELECT_CHALLENGE';--> statement-breakpoint
ALTER TYPE "public"."pool_session_step" ADD VALUE 'WEB_AUTHN';--> statement-breakpoint
ALTER TYPE "public"."pool_session_step" ADD VALUE 'WEB_AUTHN_REGISTRATION';--> statement-breakpoint
CREATE TABLE "pool_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] DEFAULT '{}'::text[] NOT NULL,
	"attachment" text,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "pool_passkeys" ADD CONSTRAINT "pool_passkeys_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pool_passkeys_sub_index" ON "pool_passkeys" USING btree ("sub");