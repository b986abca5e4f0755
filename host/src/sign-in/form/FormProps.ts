/** The settings that every form to sign in needs. */
export interface FormProps {
  tenantAsked: boolean;
  /** The name of the tenant that is filled in at first. */
  defaultTenant: string;
}
