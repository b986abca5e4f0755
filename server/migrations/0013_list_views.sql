CREATE TABLE "system_list_view" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"tenant_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"list" varchar(100) NOT NULL,
	"name" varchar(30) NOT NULL,
	"query" varchar(2000) NOT NULL,
	"columns" jsonb,
	"role_id" bigint
);
--> statement-breakpoint
CREATE UNIQUE INDEX "system_list_view_name" ON "system_list_view" USING btree ("tenant_id","user_id","list","name") WHERE not deleted;--> statement-breakpoint
CREATE INDEX "system_list_view_role" ON "system_list_view" USING btree ("role_id","list");