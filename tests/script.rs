//! How the phones' script is shortened when the program is built.

#[allow(dead_code, reason = "the naming is the packer's own")]
#[path = "../src/packed/script.rs"]
mod short;

use short::tight;

#[test]
fn own_names_become_short_and_the_spaces_and_comments_are_gone() {
    let source = "// Says it.\nconst greeting = 'hello  there';\n\n\
        /** Tells. */\nfunction tell(listener) {\n\tlistener.say(greeting);\n}\ntell(window);\n";
    // Whatever takes most letters comes first: `listener` 16, `greeting` 16, `tell` 8.
    assert_eq!(tight(source), "const a='hello  there';function c(b){b.say(a)}\nc(window);");
}

#[test]
fn properties_keys_methods_patterns_and_texts_with_places_keep_their_names() {
    let source = "const value = { value: 1, other: [2] };\nclass Board {\n\tother(value) {\n\
        \t\treturn this.value + value;\n\t}\n\tget value() { return 3; }\n}\n\
        const { other } = value;\nconst shown = 1, title = `${shown} of it`;\n\
        const whole = value ? value : other;\nnew Board().other(shown / 2 / 3, /shown\\/value/);\n";
    let sent = tight(source);
    for kept in [
        "{value:1,other:[2]}",
        "{other(a){return this.value+a}",
        "get value(){return 3}",
        "const{other}=a;",
        "`${shown} of it`",
        "=a?a:other;",
        ".other(shown/2/3,/shown\\/value/)",
    ] {
        assert!(sent.contains(kept), "{kept}\n{sent}");
    }
}

#[test]
fn a_line_ends_where_the_next_would_be_read_as_its_end() {
    assert_eq!(tight("let a = b\nlet c = a\n\t+ b;\n"), "let a=b\nlet c=a+b;");
    assert_eq!(tight("if (a) { b(); }\n(c)();\n"), "if(a){b()}\n(c)();");
    assert_eq!(tight("x = a + +b - -c;\n"), "x=a+ +b- -c;");
    assert_eq!(tight("x = a ? .5 : 'it\\'s';\n"), "x=a?.5:'it\\'s';");
}
