const box = document.querySelector('#check');
const verdict = document.querySelector('#verdict');
const failed =
  document.documentElement.lang === 'fr' ? 'Échec. Réessayez.' : 'Verification failed. Try again.';

async function verify(isTrusted) {
  const automated = navigator.webdriver || !isTrusted;
  const answer = await fetch('/captcha/token', {
    method: 'POST',
    headers: { 'x-automated': automated ? '1' : '0' },
  });
  if (answer.ok) {
    const { token } = await answer.json();
    window.parent.postMessage({ captcha: token }, window.location.origin);
    box.disabled = true;
    verdict.textContent = '✓';
  } else {
    box.checked = false;
    verdict.textContent = failed;
  }
}

box.addEventListener('change', (event) => {
  if (box.checked) void verify(event.isTrusted);
});
