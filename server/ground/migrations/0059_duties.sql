ALTER TYPE "public"."role" ADD VALUE 'Coordinator';--> statement-breakpoint
ALTER TYPE "public"."role" ADD VALUE 'Physician';--> statement-breakpoint
ALTER TYPE "public"."role" ADD VALUE 'Reception';--> statement-breakpoint
ALTER TYPE "public"."role" ADD VALUE 'Finance';--> statement-breakpoint
ALTER TYPE "public"."role" ADD VALUE 'Auditor';--> statement-breakpoint
ALTER TABLE "administrators" ADD COLUMN "roles" "role"[];