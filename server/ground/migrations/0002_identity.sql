CREATE TYPE "public"."pool_code_purpose" AS ENUM('SignUp', 'Recovery', 'Email');--> statement-breakpoint
CREATE TYPE "public"."pool_session_step" AS ENUM('PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA', 'MFA_SETUP', 'MFA_SETUP_PROVED');--> statement-breakpoint
CREATE TYPE "public"."pool_user_status" AS ENUM('Unconfirmed', 'Confirmed', 'ForceChangePassword', 'ResetRequired');--> statement-breakpoint
CREATE TABLE "pool_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"purpose" "pool_code_purpose" NOT NULL,
	"code_hash" text NOT NULL,
	"email" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_refresh_tokens" (
	"origin_jti" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"sub" uuid NOT NULL,
	"generation" integer NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pool_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"sub" uuid NOT NULL,
	"step" "pool_session_step" NOT NULL,
	"payload" jsonb NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pool_sessions_tries" CHECK (tries_left >= 0)
);
--> statement-breakpoint
CREATE TABLE "pool_sign_in_failures" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"last_failure_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_users" (
	"sub" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"status" "pool_user_status" NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"groups" text[] DEFAULT '{}'::text[] NOT NULL,
	"sealed_verifier" text,
	"temporary_password_expires_at" timestamp (3) with time zone,
	"generation" integer DEFAULT 1 NOT NULL,
	"sealed_totp_secret" text,
	"sealed_pending_totp_secret" text,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"mfa_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pool_users_email_lower" CHECK (email = lower(email)),
	CONSTRAINT "pool_users_mfa" CHECK (not mfa_enabled or sealed_totp_secret is not null)
);
--> statement-breakpoint
CREATE TABLE "pool_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"tries" bigint[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pool_refresh_tokens" ADD CONSTRAINT "pool_refresh_tokens_sub_pool_users_sub_fk" FOREIGN KEY ("sub") REFERENCES "public"."pool_users"("sub") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pool_codes_one" ON "pool_codes" USING btree ("sub","purpose");--> statement-breakpoint
CREATE INDEX "pool_codes_expires_at_index" ON "pool_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_refresh_tokens_hash" ON "pool_refresh_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pool_refresh_tokens_sub_index" ON "pool_refresh_tokens" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_refresh_tokens_expires_at_index" ON "pool_refresh_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pool_sessions_sub_index" ON "pool_sessions" USING btree ("sub");--> statement-breakpoint
CREATE INDEX "pool_sessions_expires_at_index" ON "pool_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pool_sign_in_failures_last_failure_at_index" ON "pool_sign_in_failures" USING btree ("last_failure_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pool_users_email" ON "pool_users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pool_users_status_created_at_index" ON "pool_users" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "pool_windows_updated_at_index" ON "pool_windows" USING btree ("updated_at");