/** The site's five colours and the steps of them that the pictures use. */
export const palette = {
  azurite: '#1b5e8c',
  azuriteDeep: '#123f5f',
  azuritePale: '#8fb6cf',
  malachite: '#2f8f6b',
  malachiteDeep: '#1f644a',
  malachitePale: '#9ccbb6',
  ochre: '#b5793a',
  ochrePale: '#e2c49b',
  silk: '#f6f0e2',
  silkDeep: '#eadfc6',
  ink: '#12232e',
  mist: '#dfe7e4',
} as const;
