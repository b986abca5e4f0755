CREATE TABLE "system_role_revision" (
	"id" smallint PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL
);
--> statement-breakpoint
CREATE INDEX "bpm_model_by_key" ON "bpm_model" USING btree ("key" collate "C","id");--> statement-breakpoint
CREATE INDEX "bpm_model_by_name" ON "bpm_model" USING btree ("name" collate "C","id");--> statement-breakpoint
CREATE INDEX "bpm_model_by_category" ON "bpm_model" USING btree ("category" collate "C","id");--> statement-breakpoint
CREATE INDEX "bpm_model_by_create_time" ON "bpm_model" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_title" ON "cjy_column_info" USING btree ("title" collate "C","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_type" ON "cjy_column_info" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_info_type" ON "cjy_column_info" USING btree ("info_type","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_recommend" ON "cjy_column_info" USING btree ("recommend","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_sort" ON "cjy_column_info" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_status" ON "cjy_column_info" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_publish_time" ON "cjy_column_info" USING btree ("publish_time","id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_create_time" ON "cjy_column_info" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "infra_config_by_category" ON "infra_config" USING btree ("category" collate "C","id");--> statement-breakpoint
CREATE INDEX "infra_config_by_name" ON "infra_config" USING btree ("name" collate "C","id");--> statement-breakpoint
CREATE INDEX "infra_config_by_key" ON "infra_config" USING btree ("key" collate "C","id");--> statement-breakpoint
CREATE INDEX "infra_config_by_type" ON "infra_config" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "infra_config_by_create_time" ON "infra_config" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "product_property_by_name" ON "product_property" USING btree ("name" collate "C","id");--> statement-breakpoint
CREATE INDEX "product_property_by_create_time" ON "product_property" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "product_property_value_by_name" ON "product_property_value" USING btree ("name" collate "C","id");--> statement-breakpoint
CREATE INDEX "product_property_value_by_create_time" ON "product_property_value" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "infra_client_error_by_first_time" ON "infra_client_error" USING btree ("first_time","id");--> statement-breakpoint
CREATE INDEX "system_dict_data_by_label" ON "system_dict_data" USING btree ("label" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_dict_data_by_value" ON "system_dict_data" USING btree ("value" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_dict_data_by_sort" ON "system_dict_data" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "system_dict_data_by_status" ON "system_dict_data" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_dict_data_by_create_time" ON "system_dict_data" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "system_dict_type_by_name" ON "system_dict_type" USING btree ("name" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_dict_type_by_type" ON "system_dict_type" USING btree ("type" collate "C","id");--> statement-breakpoint
CREATE INDEX "system_dict_type_by_status" ON "system_dict_type" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "system_dict_type_by_create_time" ON "system_dict_type" USING btree ("create_time","id");--> statement-breakpoint
CREATE INDEX "system_notify_message_by_create_time" ON "system_notify_message" USING btree ("create_time","id");--> statement-breakpoint
INSERT INTO "system_role_revision" VALUES (1, gen_random_uuid());
--> statement-breakpoint
CREATE FUNCTION "system_role_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "system_role_revision" SET "revision" = gen_random_uuid() WHERE "id" = 1;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "system_role_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "system_role"
FOR EACH STATEMENT EXECUTE FUNCTION "system_role_changed"();
--> statement-breakpoint
CREATE TRIGGER "system_role_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "system_user_role"
FOR EACH STATEMENT EXECUTE FUNCTION "system_role_changed"();
--> statement-breakpoint
CREATE TRIGGER "system_role_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "system_role_menu"
FOR EACH STATEMENT EXECUTE FUNCTION "system_role_changed"();
--> statement-breakpoint
CREATE TRIGGER "system_role_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "system_menu"
FOR EACH STATEMENT EXECUTE FUNCTION "system_role_changed"();
--> statement-breakpoint
CREATE FUNCTION "system_caller"("token_hash" varchar, "now" timestamptz) RETURNS TABLE (
	"id" bigint, "tenant_id" bigint, "username" varchar, "nickname" varchar, "dept_id" bigint, "avatar" varchar, "email" varchar,
	"token_expires_time" timestamptz, "tenant_name" varchar, "tenant_status" smallint, "tenant_expire_time" timestamptz, "role_revision" uuid
) LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY
	SELECT u."id", u."tenant_id", u."username", u."nickname", u."dept_id", u."avatar", u."email",
		a."expires_time"::timestamptz, t."name", t."status", t."expire_time"::timestamptz, r."revision"
	FROM "system_access_token" a
	JOIN "system_refresh_token" s ON s."id" = a."refresh_token_id"
	JOIN "system_user" u ON u."id" = s."user_id"
	LEFT JOIN "system_tenant" t ON t."id" = u."tenant_id" AND NOT t."deleted"
	LEFT JOIN "system_role_revision" r ON r."id" = 1
	WHERE a."token_hash" = "system_caller"."token_hash" AND a."expires_time" > "system_caller"."now" AND u."status" = 0 AND NOT u."deleted";
END
$$;
