ALTER TYPE "public"."declaration" ADD VALUE 'UseWithdrawn' BEFORE 'Left';--> statement-breakpoint
ALTER TYPE "public"."hold_cause" ADD VALUE 'UseWithdrawn' BEFORE 'Office';