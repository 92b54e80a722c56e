CREATE TYPE "public"."opening_day" AS ENUM('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'Holiday');--> statement-breakpoint
CREATE TABLE "exam_days" (
	"date" date PRIMARY KEY NOT NULL,
	"place" text,
	"time" text,
	"capacity" integer NOT NULL,
	CONSTRAINT "exam_days_capacity" CHECK (capacity between 1 and 100),
	CONSTRAINT "exam_days_time" CHECK (time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
CREATE TABLE "opening" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opening_one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "opening_days" (
	"day" text PRIMARY KEY NOT NULL,
	"closed_from" integer,
	"capacity" integer,
	"closes_exams" boolean DEFAULT false NOT NULL,
	"reason" text,
	CONSTRAINT "opening_days_day" CHECK (day ~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "opening_days_range" CHECK (closed_from between 0 and 23 and (capacity is null or closed_from is null) and capacity between 1 and 100),
	CONSTRAINT "opening_days_exams" CHECK (not closes_exams or closed_from is not distinct from 0)
);
--> statement-breakpoint
CREATE TABLE "opening_hours" (
	"day" "opening_day" NOT NULL,
	"hour" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "opening_hours_day_hour_pk" PRIMARY KEY("day","hour"),
	CONSTRAINT "opening_hours_range" CHECK (hour between 0 and 23 and capacity between 1 and 100)
);
