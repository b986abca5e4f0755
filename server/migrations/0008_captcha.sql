CREATE TABLE "system_captcha" (
	"hash" varchar(64) PRIMARY KEY NOT NULL,
	"x" smallint,
	"expires_time" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "system_captcha_expires" ON "system_captcha" USING btree ("expires_time");