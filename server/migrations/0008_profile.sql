CREATE TABLE "infra_file" (
	"id" bigint PRIMARY KEY DEFAULT nextval('record_id') NOT NULL,
	"creator" varchar(64),
	"create_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updater" varchar(64),
	"update_time" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"path" varchar(80) NOT NULL,
	"name" varchar(200) NOT NULL,
	"type" varchar(100) NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "system_refresh_token" ADD COLUMN "device" varchar(64) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "system_refresh_token" ADD COLUMN "address" varchar(50) DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "infra_file_path" ON "infra_file" USING btree ("path");