ALTER TYPE "public"."office_point_kind" ADD VALUE 'BirthdayDiffers';--> statement-breakpoint
ALTER TYPE "public"."office_point_kind" ADD VALUE 'TownDiffers';--> statement-breakpoint
ALTER TYPE "public"."office_point_kind" ADD VALUE 'MovedOutside';--> statement-breakpoint
ALTER TYPE "public"."office_point_kind" ADD VALUE 'AgeReached';