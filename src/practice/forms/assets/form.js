// The small script of the hosted forms: uploads at the moment of choosing, the list box, the button pairs.
const form = document.querySelector('#application-form');

function showStatus(input, text, isError) {
  const status = document.querySelector(`#${CSS.escape(input.dataset.status)}`);
  status.textContent = text;
  status.classList.toggle('error', isError);
}

async function upload(input) {
  const [file] = input.files;
  const handle = form.elements.namedItem(input.dataset.handle);
  handle.value = '';
  if (file === undefined) return showStatus(input, '', false);
  showStatus(input, form.dataset.uploading, false);
  const body = new FormData();
  body.set('field', input.name);
  body.set('file', file);
  try {
    const answer = await fetch(form.dataset.upload, { method: 'POST', body });
    const reply = await answer.json();
    if (answer.ok) handle.value = reply.handle;
    showStatus(input, answer.ok ? `${reply.name} ${form.dataset.uploaded}` : reply.error, !answer.ok);
  } catch {
    // The file still travels with the form.
    showStatus(input, `${file.name} ${form.dataset.uploaded}`, false);
  }
}

function setUpListbox(button) {
  const list = document.querySelector(`#${CSS.escape(button.getAttribute('aria-controls'))}`);
  const hidden = document.querySelector(`#${CSS.escape(button.dataset.input)}`);
  const options = [...list.querySelectorAll('[role=option]')];
  let active = Math.max(
    0,
    options.findIndex((option) => option.getAttribute('aria-selected') === 'true'),
  );
  const mark = (index) => {
    active = (index + options.length) % options.length;
    options.forEach((option, position) => option.classList.toggle('active', position === active));
    list.setAttribute('aria-activedescendant', options[active].id);
  };
  const open = (isOpen) => {
    list.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) {
      mark(active);
      list.focus();
    }
  };
  const choose = (option) => {
    options.forEach((other) => other.setAttribute('aria-selected', String(other === option)));
    hidden.value = option.dataset.value;
    button.querySelector('.chosen').textContent = option.textContent.trim();
    hidden.dispatchEvent(new Event('change', { bubbles: true }));
    open(false);
    button.focus();
  };
  button.addEventListener('click', () => open(list.hidden));
  options.forEach((option) => option.addEventListener('click', () => choose(option)));
  list.addEventListener('keydown', (event) => {
    const keys = {
      ArrowDown: () => mark(active + 1),
      ArrowUp: () => mark(active - 1),
      Home: () => mark(0),
      End: () => mark(options.length - 1),
      Enter: () => choose(options[active]),
      ' ': () => choose(options[active]),
      Escape: () => {
        open(false);
        button.focus();
      },
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  document.addEventListener('click', (event) => {
    if (!list.hidden && !list.contains(event.target) && !button.contains(event.target)) open(false);
  });
}

function setUpPair(group) {
  const hidden = document.querySelector(`#${CSS.escape(group.dataset.input)}`);
  const buttons = [...group.querySelectorAll('button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      buttons.forEach((other) => other.setAttribute('aria-pressed', String(other === button)));
      hidden.value = button.value;
      hidden.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}

/** Ashby's forms send each answer as it is given. */
function setUpSaving({ company, job }) {
  form.addEventListener('change', (event) => {
    const { name, value, type } = event.target;
    if (name === undefined || name === '' || type === 'file') return;
    const variables = { organizationHostedJobsPageName: company, jobPostingId: job, path: name, value };
    const body = JSON.stringify({ operationName: 'ApiSetFormValue', variables });
    fetch('/ashby/api/non-user-graphql?op=ApiSetFormValue', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => undefined);
  });
}

if (form !== null) {
  form
    .querySelectorAll('input[type=file]')
    .forEach((input) => input.addEventListener('change', () => void upload(input)));
  form.querySelectorAll('button[aria-haspopup=listbox]').forEach((button) => setUpListbox(button));
  form.querySelectorAll('.yes-no').forEach((group) => setUpPair(group));
  if (form.dataset.saves === 'true') setUpSaving(form.dataset);
  form.addEventListener('submit', () => {
    form.querySelector('button[type=submit]').disabled = true;
  });
  window.addEventListener('pageshow', () => {
    form.querySelector('button[type=submit]').disabled = false;
  });
  window.addEventListener('message', (event) => {
    if (event.origin !== window.location.origin || typeof event.data?.captcha !== 'string') return;
    form.elements.namedItem('h-captcha-response').value = event.data.captcha;
  });
  form.querySelector('[aria-invalid=true]')?.focus();
}
