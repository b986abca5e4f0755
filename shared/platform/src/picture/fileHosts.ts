let hosts: readonly string[] | null = null;

/**
 * Names the hosts whose pictures the content policy of the document allows (`fileHosts` of `/app-config.json`). The shell calls it
 * before pages are drawn; null, as before the first call, says that the document refuses no pictures.
 */
export function setFileHosts(allowed: readonly string[] | null): void {
  hosts = allowed;
}

export const fileHosts = (): readonly string[] | null => hosts;
