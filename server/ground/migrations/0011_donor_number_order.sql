DROP INDEX "user_profiles_donor_id_index";--> statement-breakpoint
CREATE UNIQUE INDEX "user_profiles_donor_id_index" ON "user_profiles" USING btree ("donor_id") WHERE donor_id is not null;