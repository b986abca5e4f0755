/** Makes what is shown until the remote is there. */
export function loadingFace(): HTMLElement {
  const face = faceWith('正在载入…');
  face.setAttribute('role', 'status');
  return face;
}

/** Makes what is shown in place of a remote that failed. */
export function failureFace(text: string, retry: () => void): HTMLElement {
  const face = faceWith(text);
  face.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '重试';
  button.addEventListener('click', retry);
  face.append(button);
  return face;
}

function faceWith(text: string): HTMLElement {
  const face = document.createElement('div');
  face.className = 'face';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  face.append(sentence);
  return face;
}
