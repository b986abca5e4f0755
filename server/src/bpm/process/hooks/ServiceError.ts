/** What a service throws to fail with an error that the process may catch (BPMN 2.0, error events). It is not asked again. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  /** The code of the error in the diagram. */
  readonly errorCode: string;

  constructor(errorCode: string, message: string) {
    super(message);
    this.errorCode = errorCode;
  }
}
