DROP INDEX "bpm_model_by_name";--> statement-breakpoint
DROP INDEX "cjy_column_info_by_title";--> statement-breakpoint
DROP INDEX "infra_config_by_category";--> statement-breakpoint
DROP INDEX "infra_config_by_name";--> statement-breakpoint
DROP INDEX "product_property_by_name";--> statement-breakpoint
DROP INDEX "product_property_value_by_name";--> statement-breakpoint
DROP INDEX "system_dict_data_by_label";--> statement-breakpoint
DROP INDEX "system_dict_type_by_name";--> statement-breakpoint
CREATE INDEX "bpm_model_by_name" ON "bpm_model" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "cjy_column_info_by_title" ON "cjy_column_info" USING btree (pinyin_key("title"),"id");--> statement-breakpoint
CREATE INDEX "infra_config_by_category" ON "infra_config" USING btree (pinyin_key("category"),"id");--> statement-breakpoint
CREATE INDEX "infra_config_by_name" ON "infra_config" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "product_property_by_name" ON "product_property" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "product_property_value_by_name" ON "product_property_value" USING btree (pinyin_key("name"),"id");--> statement-breakpoint
CREATE INDEX "system_dict_data_by_label" ON "system_dict_data" USING btree (pinyin_key("label"),"id");--> statement-breakpoint
CREATE INDEX "system_dict_type_by_name" ON "system_dict_type" USING btree (pinyin_key("name"),"id");