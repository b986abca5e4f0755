/**
 * Says the visitor's hour before anything is painted, and pictures of the public site are painted in its light. The document is the
 * same for everybody, so only the browser knows.
 */
export function applyHour(now: Date): void {
  document.documentElement.dataset['hour'] = hourOf(now.getHours());
}

function hourOf(hours: number): 'dawn' | 'day' | 'dusk' {
  if (hours >= 5 && hours < 9) return 'dawn';
  return hours >= 9 && hours < 17 ? 'day' : 'dusk';
}
